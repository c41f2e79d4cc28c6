export function NotFoundPage() {
  return (
    <main id="main">
      <h1>Oops! That didn't go to plan</h1>
    </main>
  );
}
