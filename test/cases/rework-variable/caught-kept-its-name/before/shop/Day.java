package shop;

class Day {
    void refuse(Hall hall) {
        try {
            hall.open(3);
            fail();
        } catch (Closed e) {
            assertEquals("closed", e.getMessage());
        }
    }
}
