package quay;

public class Log {
    void end(Ship ship, Clock clock) {
        clock.stop(ship, null, "end");
    }
}
