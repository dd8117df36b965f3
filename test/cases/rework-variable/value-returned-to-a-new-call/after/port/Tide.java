package port;

public class Tide {
    void watch(Gauge gauge) {
        gauge.open();
        Board.show("tide", gauge.read("harbour"));
        gauge.close();
    }
}
