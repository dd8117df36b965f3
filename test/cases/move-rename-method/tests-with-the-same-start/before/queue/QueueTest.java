package queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class QueueTest {
    @Test
    void countsWhatWaits() {
        Queue queue = new Queue(4);
        queue.add("a");
        queue.add("b");
        assertEquals(2, queue.waiting());
        assertEquals("a", queue.first());
    }
}
