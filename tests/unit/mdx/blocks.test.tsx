/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compiledText } from '@/components/mdx/article-text'

function renderBlock(source: string) {
  render(compiledText(source))
}

test.each([
  ['<Callout>', 'Field note'],
  ['<Callout kind="caution">', 'Caution'],
  ['<Callout kind="local">', 'Varies by place'],
  ['<Callout kind="caution" title="Floods">', 'Floods'],
])('%s is a note that says "%s"', (tag, words) => {
  renderBlock(`${tag}\n\nWater **rises**.\n\n</Callout>`)
  expect(screen.getByRole('note')).toHaveTextContent(words)
  expect(screen.getByRole('note')).toHaveTextContent('Water rises.')
})

test('key numbers are terms with their figures, and one may be marked', () => {
  renderBlock('<KeyNumbers mark="2">\n\n- **$300** a month\n- **48**: payments\n- no figure\n\n</KeyNumbers>')
  const pairs = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(pairs).toEqual([
    ['a month', '$300'],
    ['payments', '48'],
    ['no figure', ''],
  ])
  expect(document.querySelectorAll('.marked')).toHaveLength(1)
  expect(screen.getByText('48').parentElement).toHaveClass('marked')
})

test('a number in braces is read like one in quotation marks', () => {
  renderBlock('<KeyNumbers mark={1}>\n\n- **$300** a month\n- **48** payments\n\n</KeyNumbers>')
  expect(screen.getByText('$300').parentElement).toHaveClass('marked')
})

test('without a mark, no figure and no row is highlighted', () => {
  renderBlock(
    '<KeyNumbers>\n\n- **$300** a month\n\n</KeyNumbers>\n\n<Table caption="Terms">\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Table>\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  )
  expect(screen.getAllByRole('table')).toHaveLength(2)
  expect(document.querySelectorAll('.marked, .hit')).toHaveLength(0)
})

test.each(['', '\n'])('a table has a caption, row and column headers, and a highlighted row (%j)', (gap) => {
  renderBlock(
    `<Table caption="Where it goes" note="Rounded." mark="2">${gap}\n\n| Month | Balance |\n| --- | ---: |\n| 1 | $13 |\n| 2 | $11 |\n\n</Table>`,
  )
  const table = screen.getByRole('table', { name: /^Where it goes/ })
  expect(table.querySelector('caption')).toHaveTextContent('Rounded.')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month', 'Balance'])
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2'])
  for (const head of within(table).getAllByRole('rowheader')) expect(head.tagName).toBe('TH')
  const cell = within(table).getByRole('cell', { name: '$11' })
  expect(cell).toHaveClass('amount')
  expect(cell.closest('tr')).toHaveClass('hit')
  expect(table.querySelectorAll('.hit')).toHaveLength(1)
})

test('only right-aligned cells are marked as amounts', () => {
  renderBlock('<Table caption="Terms">\n\n| A | B | C |\n| --- | :---: | ---: |\n| 1 | 2 | 3 |\n\n</Table>')
  expect(screen.getByRole('cell', { name: '2' })).not.toHaveClass('amount')
  expect(screen.getByRole('cell', { name: '3' })).toHaveClass('amount')
})

test('only a table with “stack” is stacked on phones', () => {
  const rows = '\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Table>'
  renderBlock(`<Table caption="One" stack>${rows}\n\n<Table caption="Two">${rows}`)
  expect(screen.getByRole('table', { name: 'One' }).parentElement).toHaveClass('table-stack')
  expect(screen.getByRole('table', { name: 'Two' }).parentElement).not.toHaveClass('table-stack')
})

test('a table that becomes cards names its parts, which styles hide, and the column of each cell; others need neither', () => {
  const rows = '\n\n| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | *3* 4 |\n\n</Table>'
  renderBlock(`<Table caption="Cards" stack>${rows}\n\n<Table caption="Rows">${rows}`)
  const partsOf = (name: string) => {
    const table = screen.getByRole('table', { name })
    return [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
  }
  const cards = partsOf('Cards')
  expect(cards.filter((part) => !part.hasAttribute('role'))).toEqual([])
  const labels = cards.flatMap((part) => part.getAttribute('data-label') ?? [])
  expect(labels).toEqual(['B', 'C'])
  // One item of the cell's grid.
  expect(cards.at(-1)?.innerHTML).toBe('<span><em>3</em> 4</span>')
  expect(partsOf('Rows').filter((part) => part.matches('[role], [data-label]'))).toEqual([])
})

test('punctuation around a term never wraps away from it, and is not duplicated', () => {
  renderBlock('A deed (<Term>plat</Term>), a <Term>balloon</Term> due.')
  const [plat, balloon] = screen.getAllByRole('button')
  expect(plat?.parentElement).toHaveClass('joined')
  expect(plat?.parentElement?.previousSibling?.textContent).toBe('A deed ')
  expect(plat?.parentElement?.firstChild).toHaveTextContent(/^\($/)
  expect(plat?.parentElement?.lastChild).toHaveTextContent(/^\),$/)
  expect(plat?.parentElement?.nextSibling?.textContent).toBe(' a ')
  expect(balloon?.parentElement).not.toHaveClass('joined')
})

test.each(['.', ',', ';', ':', '!', '?', '”', '’'])('no line starts with the %s after a term', (mark) => {
  renderBlock(`A deed, a <Term>plat</Term>${mark} More.`)
  expect(screen.getByRole('button').parentElement?.lastChild).toHaveTextContent(mark)
  expect(screen.getByRole('button').parentElement).toHaveClass('joined')
})

test.each(['\n', '\u00A0'])('a term with %j between its words has its definition', (blank) => {
  renderBlock(`Ask for a <Term>perc${blank}test</Term>.`)
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', 'term-perc-test')
})

test('a link alone at the top is not the opening paragraph', () => {
  renderBlock('[Home](/)\n\nThe [first](/blog) words.')
  const [home, opening] = screen.getAllByRole('paragraph')
  expect(home).toHaveTextContent('Home')
  expect(home?.parentElement).toHaveClass('collar')
  expect(opening?.parentElement).not.toHaveClass('collar')
})

test.each(['Land is cheap.', '[Land](/blog) is cheap.', '**Land**'])(
  '%j at the top is the opening paragraph',
  (words) => {
    renderBlock(`${words}\n\nIt stays.`)
    for (const paragraph of screen.getAllByRole('paragraph'))
      expect(paragraph.closest('.collar')).not.toBeInTheDocument()
  },
)

test.each([
  ['section', '## Two tools'],
  ['block', '<Callout>\n\nWater rises.\n\n</Callout>'],
  ['term', 'It is under an *<Term>option</Term>*.'],
])('the first view ends before the first %s', (_, next) => {
  renderBlock(`Opening words.\n\nMore **plain** words.\n\n${next}\n\nThe rest.`)
  const end = document.querySelector('[data-first-view-end]')
  expect(end?.previousElementSibling).toHaveTextContent('More plain words.')
})

test('the first element of an article is in its first view, even with a term', () => {
  renderBlock('An <Term>option</Term> first.\n\n## Two tools')
  const end = document.querySelector('[data-first-view-end]')
  expect(end?.previousElementSibling).toHaveTextContent(/^An option.* first\.$/)
})

test('quotation marks in an attribute are curly', () => {
  renderBlock("<Question ask=\"Is 'as-is' the owner's word?\">\n\nNo.\n\n</Question>")
  expect(screen.getByText('Is ‘as-is’ the owner’s word?')).toBeInTheDocument()
})

test('a range in a row header stays on one line, and its text is unchanged', () => {
  renderBlock('| Lot | Buyer |\n| --- | --- |\n| 0.5-2 acres, cash | A neighbor |\n')
  expect(screen.getByRole('rowheader', { name: '0.5-2 acres, cash' }).textContent).toBe('0.5-2 acres, cash')
  expect(screen.getByText('0.5-2')).toHaveClass('joined')
})

test('a cell of tags and text has a single child, so that phones set it on one line', () => {
  renderBlock(
    '<Table caption="One" stack>\n\n| A | B |\n| --- | --- |\n| 1 | *HOA* dues, **lines** |\n\n</Table>',
  )
  const cell = screen.getByRole('cell', { name: 'HOA dues, lines' })
  expect(Array.from(cell.childNodes, ({ textContent }) => textContent)).toEqual(['HOA dues, lines'])
})

test.each([
  [5, '', false],
  [6, '', true],
  [6, ' stack', false],
])('a table of %i columns%s can be scrolled by keyboard: %s', async (columns, stack, can) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}\n`
  renderBlock(`<Table caption="Wide"${stack}>\n\n${row('A')}${row('---')}${row('1')}\n</Table>`)
  const scroller = screen.queryByRole('figure', { name: 'Wide' })
  expect(scroller !== null).toBe(can)
  await userEvent.tab()
  expect(scroller ?? document.body).toHaveFocus()
})

test('a table of a few columns stays on the measure, one that becomes cards or can be scrolled is wider', () => {
  const tableOf = (columns: number, name: string) => {
    const row = (cell: string) => `|${` ${cell} |`.repeat(columns)}\n`
    return `<Table caption="${name}"${name === 'Cards' ? ' stack' : ''}>\n\n${row('A')}${row('---')}${row('1')}\n</Table>\n\n`
  }
  renderBlock(tableOf(5, 'Figures') + tableOf(5, 'Cards') + tableOf(6, 'Many'))
  const isWide = (name: string) =>
    screen.getByRole('table', { name }).parentElement?.classList.contains('wide')
  expect(['Figures', 'Cards', 'Many'].map(isWide)).toEqual([false, true, true])
})

test('a plain Markdown table has the same wrapper, row headers and amounts, but no caption', () => {
  renderBlock('| Line | Land |\n| --- | ---: |\n| Survey | $9 |\n')
  const table = screen.getByRole('table')
  expect(table.parentElement).toHaveClass('data-table', { exact: true })
  expect(table.querySelector('caption')).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Survey' }).tagName).toBe('TH')
  expect(screen.getByRole('cell', { name: '$9' })).toHaveClass('amount')
  expect(screen.queryByRole('region')).toBeNull()
})

test('a plain table of many columns is named by its column headers and can be scrolled by keyboard', async () => {
  renderBlock('| A | B | C | D | E | F |\n| --- | --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 | 6 |\n')
  await userEvent.tab()
  expect(screen.getByRole('figure', { name: 'A, B, C, D, E, F' })).toHaveFocus()
})

test('a table inside another block is wrapped only once', () => {
  renderBlock('<Callout>\n\n| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n</Callout>')
  expect(document.querySelectorAll('.data-table')).toHaveLength(1)
})

test('print uses the wide drawing of a figure', () => {
  renderBlock('<Figure src="tax-strategies" alt="Gains.">\n\nA caption.\n\n</Figure>')
  expect(document.querySelector('source')).toHaveAttribute('media', expect.stringMatching(/^screen and /))
})

test('the caller’s lines are the reader’s own, too', () => {
  renderBlock('<Script title="The call">\n\n- **Caller:** Hello.\n- **Owner:** Yes?\n\n</Script>')
  expect(screen.getByText('Hello.')).toHaveClass('own')
  expect(screen.getByText('Yes?')).not.toHaveClass('own')
})

test('a script names its speakers, and is copied as plain lines', async () => {
  const user = userEvent.setup()
  renderBlock(
    '<Script title="The call" note="Pause.">\n\nBefore you dial.\n\n- **You:** Is it *yours*?\n- **Owner:** It is.\n\n</Script>',
  )
  const script = screen.getByRole('figure', { name: 'The call' })
  expect(within(script).getByText('The call')).toBeVisible()
  expect(script).toHaveTextContent('Pause.')
  expect(
    within(script)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['You', 'Owner'])
  expect(screen.getByText('Is it', { exact: false })).toHaveClass('own')
  expect(screen.getByText('It is.')).not.toHaveClass('own')
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  expect(await navigator.clipboard.readText()).toBe('Before you dial.\nYou: Is it yours?\nOwner: It is.\n')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
})

test('a term in a script is copied without its definition', async () => {
  const user = userEvent.setup()
  renderBlock('<Script title="The call">\n\n- **You:** Did it pass a <Term>perc test</Term>?\n\n</Script>')
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  expect(await navigator.clipboard.readText()).toBe('You: Did it pass a perc test?\n')
})

test('a speaker whose name only starts with "You" is not the reader', () => {
  renderBlock('<Script title="The call">\n\n- **Youssef:** Hello.\n- **You, later:** Hi.\n\n</Script>')
  expect(screen.getByText('Hello.')).not.toHaveClass('own')
  expect(screen.getByText('Hi.')).toHaveClass('own')
})

test('a second copy is announced like the first', async () => {
  const user = userEvent.setup()
  renderBlock('<Script title="A letter">\n\nDear owner,\n\n</Script>')
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  // Screen readers announce the nodes that are added.
  const announced: (string | null)[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      announced.push(...Array.from(addedNodes, (node) => node.textContent))
  })
  observer.observe(screen.getByRole('status'), { childList: true, subtree: true, characterData: true })
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/)
  expect(announced).toEqual(['Copied'])
  observer.disconnect()
})

test('when copying is not allowed, even by a second press, the status says what to do instead', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  renderBlock('<Script title="A letter">\n\nDear owner,\n\n</Script>')
  // A press of this library is one of a script, like a replayed one.
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^Press again to copy\.$/)
  await user.click(screen.getByRole('button', { name: 'Copy script' }))
  expect(screen.getByRole('status')).toHaveTextContent('select the text instead')
})

test.each([1, 3])('labelled steps are numbered with their label, from the start of the list: %i', (start) => {
  renderBlock(`<Steps label="Day">\n\n${start}. **Pull** a list.\n${start + 1}. Call.\n\n</Steps>`)
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('data-label'))).toEqual([
    `Day ${start}`,
    `Day ${start + 1}`,
  ])
})

test('a letter is shown as paragraphs, without a list of speakers', () => {
  renderBlock('<Script title="A letter">\n\nDear owner,\n\nI buy land.\n\n</Script>')
  const letter = screen.getByRole('figure', { name: 'A letter' })
  expect(within(letter).getByText('I buy land.')).toBeInTheDocument()
  expect(letter.querySelector('dl')).toBeNull()
})

test('plain steps stay a numbered list', () => {
  renderBlock('<Steps>\n\n1. One.\n2. Two.\n\n</Steps>')
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('data-label'))).toEqual([null, null])
})

test('each choice is shown with its title', () => {
  renderBlock(
    '<Compare>\n<Choice title="Deed now">\n\n- Yours\n\n</Choice>\n<Choice title="Deed later">\n\n- Not yet\n\n</Choice>\n</Compare>',
  )
  expect(screen.getByText('Deed later').parentElement).toHaveTextContent(/Deed later\s*Not yet/)
})

test('blocks are not landmarks, so that two may have the same name', () => {
  const wide = '|a|b|c|d|e|f|\n|-|-|-|-|-|-|\n|1|2|3|4|5|6|'
  const twice = (block: string) => `${block}\n\n${block}`
  renderBlock(
    [
      twice('<Script title="The call">\n\nHello.\n\n</Script>'),
      twice(`<Table caption="Costs">\n\n${wide}\n\n</Table>`),
      twice('<Compare>\n<Choice title="For">\n\nYes.\n\n</Choice>\n</Compare>'),
    ].join('\n\n'),
  )
  expect(screen.getAllByText('For')).toHaveLength(2)
  expect(screen.getAllByRole('figure', { name: 'Costs' })).toHaveLength(2)
  expect(screen.queryByRole('region')).toBeNull()
})

test('a question opens without JavaScript', () => {
  renderBlock('<Question ask="May I?">\n\nYou may.\n\n</Question>')
  expect(screen.getByRole('group')).toHaveTextContent('May I?You may.')
  expect(screen.getByText('May I?').tagName).toBe('SUMMARY')
})

test('a formula shows its rule and an example', () => {
  renderBlock('<Formula rule="a × b">\n\n2 × 3 = 6\n\n</Formula>')
  expect(screen.getByText('a × b')).toBeVisible()
  expect(screen.getByText('2 × 3 = 6')).toBeVisible()
})

test('a term refers to its definition by its words or by an id', () => {
  renderBlock('A <Term>note</Term> and <Term id="perc-test">a dug hole</Term>.')
  for (const [name, term] of [
    ['note', /^Note/],
    ['a dug hole', /^Perc test/],
  ] as const) {
    const target = screen.getByRole('button', { name }).getAttribute('popovertarget')
    expect(document.getElementById(target ?? '')?.textContent).toMatch(term)
  }
})

test('where a reader view shows a definition in the place of its term, brackets tell it from the sentence', () => {
  renderBlock('The <Term>note</Term> is the promise.')
  // As Readability does, which is the reader view of Firefox and of others.
  for (const button of screen.getAllByRole('button')) button.remove()
  expect(screen.getByText(/^The/)).toHaveTextContent(
    /^The Note \(A signed promise to repay a debt on stated terms\.\) is the promise\.$/,
  )
})

test('the product’s name and the founder price are filled in', () => {
  renderBlock('Get <Product /> for <FounderPrice />.\n\n<GetLifetimeAccess />')
  expect(screen.getByText(/^Get .+ for \$597\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get Lifetime Access - $597' })).toHaveAttribute('href', '/#cta')
})

test('a figure has a narrow drawing for phones, if there is one', () => {
  renderBlock('<Figure src="tax-strategies" alt="Two clocks.">\n\nCaption\n\n</Figure>')
  expect(screen.getByRole('figure')).toHaveTextContent('Caption')
  expect(screen.getByAltText('Two clocks.')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/figures\/tax-strategies\.\w{6}\.svg$/),
  )
  expect(document.querySelector('source')).toHaveAttribute(
    'srcset',
    expect.stringMatching(/tax-strategies-narrow\.\w{6}\.svg$/),
  )
})

test('a drawing is looked up by its exact file name, including quotation marks', () => {
  const source = `<Figure src="owner's-map" alt="A map.">\n\nA caption.\n\n</Figure>`
  expect(() => renderBlock(source)).toThrow("owner's-map.svg")
})

test('apostrophes are curly in the text of a block whose attribute has one, too', () => {
  renderBlock('<Callout title="The buyer\'s chair">\n\nIt\'s yours.\n\n</Callout>')
  expect(screen.getByRole('note')).toHaveTextContent('It’s yours.')
})

test('a link to a PDF says so, once', () => {
  renderBlock(
    '[Toolbox](/a.pdf), [page 3](/c.pdf#page=3), [form](/D.PDF?v=2), [the PDF](/b.pdf), [an article](/blog/pdf)',
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Toolbox (PDF)',
    'page 3 (PDF)',
    'form (PDF)',
    'the PDF',
    'an article',
  ])
})
