package shop;

class Day {
    void refuse(Hall hall) {
        Closed closed = thrown(() -> hall.open(3));
        assertEquals("closed", closed.getMessage());
        assertNull(closed.getCause());
    }

    void repeat(Hall hall) {
        Closed closed = thrown(() -> hall.open(4));
        assertEquals("closed", closed.getMessage());
    }

    void plan(Hall hall) {
        Closed closed = thrown(() -> hall.open(5));
        tell(closed, pages());
        assertNull(closed.getCause());
    }
}
