export function Frame({ children }: any) { return <><header>Kete</header>{children}</>; }
