import { requireUsablePath } from '@/lib/commands/shared/project-folder.mjs'

test.each(['#', '*'])('a %s in the path of the project is named before anything is done', (sign) => {
  expect(() => requireUsablePath(`/home/ada/Site ${sign}2/project`)).toThrow(
    `The site cannot be built in "/home/ada/Site ${sign}2/project", because there is a ${sign} in this path. Rename the folder and run the command again.`,
  )
})

test('spaces, letters of other languages and other characters are fine', () => {
  expect(() => requireUsablePath("/home/ada/Möhre & Söhne (neu) [1] 100%/site's $HOME")).not.toThrow()
})
