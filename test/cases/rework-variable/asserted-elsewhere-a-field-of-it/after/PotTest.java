class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        assertThat(kettle.litres).isEqualTo(7);
        close(3);
    }
}
