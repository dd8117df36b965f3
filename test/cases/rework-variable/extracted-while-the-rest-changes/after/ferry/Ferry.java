package ferry;

public class Ferry {
    private final Log log = new Log();

    public void cross(Car car) {
        int area = car.length() * car.width();
        log.entry("vehicle", area, "starts", car.owner());
    }
}
