export default function rehypeArticle() { return () => {} }
