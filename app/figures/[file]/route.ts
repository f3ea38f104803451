import { listFigures } from '@/lib/articles/figures'
import { exportedFiles } from '@/lib/exported-files'

// An export has no server. https://nextjs.org/docs/app/guides/static-exports#route-handlers
export const dynamic = 'force-static'

const figures = exportedFiles(listFigures)

export const generateStaticParams = figures.params
export const GET = figures.answer
