import { CalendarRange } from 'lucide-react';
import { Link } from 'react-router';
import { taskScreen, weekScreen } from '../../messages/index.ts';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageHead } from '../page-head.tsx';

export default function TasksPage() {
  return (
    <>
      <PageHead title={taskScreen.title} />
      <PageTitle title={taskScreen.title} description={taskScreen.description}>
        <Button asChild variant="ghost" size="s">
          <Link to="/week">
            <CalendarRange aria-hidden="true" />
            {weekScreen.title}
          </Link>
        </Button>
      </PageTitle>
      <TaskList />
    </>
  );
}
