export function ServerErrorPage() {
  return (
    <main id="main">
      <h1>500</h1>
    </main>
  );
}
