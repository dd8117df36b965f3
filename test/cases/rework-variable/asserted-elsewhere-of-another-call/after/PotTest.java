class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        assertThat(gallons(kettle, 4)).isEqualTo(7);
        close(3);
    }
}
