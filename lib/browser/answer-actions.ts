import { ACTION_ATTRIBUTE, ACTIONS } from '../site/element-ids'
import { dismissAnnouncement } from './chrome/announcement'
import { goBackToTop } from './chrome/back-to-top'
import { switchColorMode } from './chrome/color-mode'
import { copyPage } from './chrome/copy-page'
import { toggleSection } from './sidebar/sections'

const ANSWERS: Readonly<Record<string, (control: HTMLElement) => void>> = {
  [ACTIONS.switchColorMode]: switchColorMode,
  [ACTIONS.dismissAnnouncement]: dismissAnnouncement,
  [ACTIONS.backToTop]: goBackToTop,
  [ACTIONS.copyPage]: (button) => void copyPage(button),
  [ACTIONS.toggleSection]: toggleSection,
}

/** Answers the controls of the chrome, whoever printed them and whenever. */
export function answerActions(): void {
  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>(`[${ACTION_ATTRIBUTE}]`) : null
    if (control) ANSWERS[control.getAttribute(ACTION_ATTRIBUTE) ?? '']?.(control)
  })
}
