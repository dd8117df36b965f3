package shop;

class Day {
    void refuse(Hall hall) {
        Throwable e = thrown(() -> hall.open(3));
        assertEquals("closed", e.getMessage());
    }
}
