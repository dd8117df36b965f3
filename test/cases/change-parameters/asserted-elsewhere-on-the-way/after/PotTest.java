class PotTest {
    void boils(int size, Kettle kettle) {
        fill(4, 2);
        soft.assertThat(Litres.of(filled(kettle), 3)).isEqualTo(7);
        close(3);
    }
}
