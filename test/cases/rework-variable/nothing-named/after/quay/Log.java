package quay;

public class Log {
    void end(Ship ship, Clock clock) {
        Reply reply = null;
        clock.stop(ship, reply);
    }
}
