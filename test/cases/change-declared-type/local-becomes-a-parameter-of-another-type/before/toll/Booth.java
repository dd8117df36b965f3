package toll;

public class Booth {
    void pass(Lane lane) {
        ArrayList<Car> cars = lane.cars();
        lane.close();
        for (Car car : cars) {
            car.stop();
            ledger.add(car.plate());
        }
        lane.open();
    }
}
