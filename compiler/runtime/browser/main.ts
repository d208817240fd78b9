import {addCopyButtons} from './copy.ts'
import {addDrawer} from './drawer.ts'
import {addReviewMarks} from './review.ts'
import {addSearchKeys} from './search-keys.ts'
import {addThemeButton} from './theme-button.ts'
import {addTocSpy} from './toc.ts'

addThemeButton()
addDrawer()
addCopyButtons()
addTocSpy()
addReviewMarks()
addSearchKeys()
