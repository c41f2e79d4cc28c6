export function ContentPageView({ page }: any) {
  return (
    <main id="main">
      <h1>{page.title}</h1>
    </main>
  );
}
