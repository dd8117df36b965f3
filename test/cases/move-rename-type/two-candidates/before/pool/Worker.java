package pool;

import java.util.ArrayDeque;
import java.util.Deque;

class Worker {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private int done;

    void submit(Runnable job) {
        waiting.addLast(job);
    }

    void step() {
        Runnable job = waiting.pollFirst();
        if (job != null) {
            job.run();
            done++;
        }
    }
}
