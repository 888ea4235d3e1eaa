/** What the page 'account' uses of accounts. */
export { AccountSettings } from '../account-settings.tsx'
export { AccountSettingsSkeleton } from '../account-settings-skeleton.tsx'
