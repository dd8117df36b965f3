package clinic;

class SumTest {
    @Test
    void addsOne() {
        Sum sum = new Sum();
        sum.add(1);
        assertEquals(1, sum.total());
    }

    @Test
    void addsTwo() {
        Sum sum = new Sum();
        sum.add(2);
        assertEquals(2, sum.total());
    }
}
