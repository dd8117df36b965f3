class PotTest {
    Pot pot;

    void boils(Pot kettle) {
        fill(4, 2);
        Assertions.assertThat(kettle.lid(3)).isNull();
        close(3);
    }
}
