import { Button, ButtonLink } from './button.tsx';

export const samples = {
  primary: <Button>Save</Button>,
  outline: <Button look="outline">See similar</Button>,
  quiet: <Button look="quiet">Not now</Button>,
  small: <Button size="small">Add</Button>,
  disabled: <Button aria-disabled>Add</Button>,
  link: <ButtonLink href="/shop/specials">Specials</ButtonLink>,
};
