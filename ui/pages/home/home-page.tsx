export function HomePage(props: any) { return <main id="main"><h1>Home</h1>{props.rows.length}</main>; }
