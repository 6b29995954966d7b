// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import * as ROOT_ATTRIBUTES from '../../../lib/site/root-attributes'
import { AnnouncementBar } from './AnnouncementBar'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

it('§4 an announcement whose last day is over stays away after hydration', () => {
  // The head script sets this attribute when it finds that the last day is over.
  document.documentElement.setAttribute(ROOT_ATTRIBUTES.announcementDismissed, '')
  act(() => createRoot(document.body).render(<AnnouncementBar />))
  expect(document.documentElement.hasAttribute(ROOT_ATTRIBUTES.announcementDismissed)).toBe(true)
})
