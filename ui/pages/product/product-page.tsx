export function ProductPage({ detail }: any) {
  return (
    <main id="main">
      <h1>{detail.product.name}</h1>
    </main>
  );
}
