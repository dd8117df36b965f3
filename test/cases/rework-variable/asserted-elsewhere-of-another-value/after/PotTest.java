class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        assertThat(litres(kettle, 3)).isEqualTo(8);
        close(3);
    }
}
