class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        assertThat(litres(kettle.lid(), 3)).isEqualTo(8);
        close(3);
    }
}
