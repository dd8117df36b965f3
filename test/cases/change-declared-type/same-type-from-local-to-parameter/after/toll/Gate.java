package toll;

public class Gate {
    void pass(Lane lane) {
        lane.close();
        charge(lane.cars());
        lane.open();
    }

    private void charge(List<Car> cars) {
        for (Car car : cars) {
            car.stop();
            ledger.add(car.plate());
        }
    }
}
