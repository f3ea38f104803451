import { product } from '@/lib/site'

export default function LandingPage() {
  return <h1>{product.name}</h1>
}
