// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  announcementDismissedItem,
  announcementIdItem,
  openSectionsItem,
  preferredDocsVersionItem,
  tabChoiceItem,
} from './storage-items'

beforeEach(() => window.localStorage.clear())

const items = {
  'sidebar.open': openSectionsItem,
  'tabs.choice': tabChoiceItem,
  'announcement.id': announcementIdItem,
  'announcement.dismissed': announcementDismissedItem,
  'docs-preferred-version-default': preferredDocsVersionItem,
} as const

describe('what stands in storage', () => {
  it.each([
    ['sidebar.open', '["/docs/FTC","/docs/Stream"]', ['/docs/FTC', '/docs/Stream']],
    ['sidebar.open', '[]', []],
    ['sidebar.open', '["/docs/FTC"', null],
    ['sidebar.open', '["/docs/FTC",7]', null],
    ['sidebar.open', '{"0":"/docs/FTC"}', null],
    ['sidebar.open', '"/docs/FTC"', null],
    ['sidebar.open', 'null', null],
    ['sidebar.open', '', null],
    ['tabs.choice', '{"os":"Linux"}', { os: 'Linux' }],
    ['tabs.choice', '{}', {}],
    ['tabs.choice', '{"os":7,"shell":"cmd","x":null}', { shell: 'cmd' }],
    ['tabs.choice', '["Linux"]', null],
    ['tabs.choice', '"Linux"', null],
    ['tabs.choice', 'null', null],
    ['tabs.choice', '{"os":', null],
    ['announcement.id', 'ftc-5.5', 'ftc-5.5'],
    ['announcement.id', '', null],
    ['announcement.dismissed', 'true', 'true'],
    ['announcement.dismissed', 'false', 'false'],
    ['announcement.dismissed', '1', null],
    ['docs-preferred-version-default', 'current', 'current'],
    ['docs-preferred-version-default', '', null],
  ] as const)('under %s, %j is read as %j', (key, text, value) => {
    window.localStorage.setItem(key, text)
    expect(items[key].get()).toEqual(value)
  })
})

describe('what is written is read again', () => {
  it.each([[['/docs/FTC', '/docs/a "b"']], [[]]])('open sections %j', (paths) => {
    openSectionsItem.set(paths)
    expect(openSectionsItem.get()).toEqual(paths)
  })

  it.each([{ os: 'Linux', shell: 'PowerShell' }, {}])('choice of tabs %j', (choice) => {
    tabChoiceItem.set(choice)
    expect(tabChoiceItem.get()).toEqual(choice)
  })
})
