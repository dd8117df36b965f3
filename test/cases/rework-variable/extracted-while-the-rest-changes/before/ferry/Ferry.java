package ferry;

public class Ferry {
    private final Log log = new Log();

    public void cross(Car car) {
        log.line("car", car.length() * car.width(), "starts");
    }
}
