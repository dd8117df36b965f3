package shop;

class Day {
    void refuse(Hall hall) {
        try {
            hall.open(3);
            fail();
        } catch (Closed e) {
            assertEquals("closed", e.getMessage());
            assertNull(e.getCause());
        }
    }

    void repeat(Hall hall) {
        try {
            hall.open(4);
            fail();
        } catch (Closed e) {
            assertEquals("closed", e.getMessage());
        }
    }

    void plan(Hall hall) {
        try {
            hall.open(5);
            fail();
        } catch (Closed e) {
            tell(e, page -> true);
            assertNull(e.getCause());
        }
    }
}
