class PotTest {
    void boils() {
        Pot kettle = new Pot("red", null);
        soft.assertThat(litres(kettle, 3)).isEqualTo(7);
        close(3);
    }
}
