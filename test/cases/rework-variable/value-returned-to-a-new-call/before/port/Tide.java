package port;

public class Tide {
    void watch(Gauge gauge) {
        gauge.open();
        Level level = gauge.read("harbour");
        level.print();
        gauge.close();
    }
}
