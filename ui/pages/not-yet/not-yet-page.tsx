export function NotYetPage({ capability }: any) {
  return (
    <main id="main">
      <h1>{capability}</h1>
    </main>
  );
}
