package queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class QueueTest {
    @Test
    void refusesWhenClosed() {
        Queue queue = new Queue(4);
        queue.close();
        assertThrows(IllegalStateException.class, () -> queue.add("a"));
        queue.reopen();
        queue.drainTo(System.out::println);
    }
}
