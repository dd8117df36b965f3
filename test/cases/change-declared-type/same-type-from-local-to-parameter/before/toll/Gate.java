package toll;

public class Gate {
    void pass(Lane lane) {
        List<Car> cars = lane.cars();
        lane.close();
        for (Car car : cars) {
            car.stop();
            ledger.add(car.plate());
        }
        lane.open();
    }
}
