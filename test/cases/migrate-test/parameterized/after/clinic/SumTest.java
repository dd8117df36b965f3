package clinic;

class SumTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void addsValue(int value) {
        Sum sum = new Sum();
        sum.add(value);
        assertEquals(value, sum.total());
    }
}
