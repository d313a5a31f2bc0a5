import { navigation } from '../../messages/index.ts';
import { Moon, Sun } from 'lucide-react';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { Button } from '../../ui/button.tsx';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={dark ? navigation.toLightTheme : navigation.toDarkTheme}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
