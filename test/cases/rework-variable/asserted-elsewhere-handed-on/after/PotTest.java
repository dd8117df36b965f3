class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        assertThat(litres(kettle, 3)).isEqualTo(7);
        close(3);
    }
}
