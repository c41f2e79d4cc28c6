export { createRenderer, type Page, type PageRequest, type Renderer } from './render-page.tsx';
