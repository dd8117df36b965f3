package mill;

interface Feeder {
    void feed(int grains);

    int left();
}
