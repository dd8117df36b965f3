package gps;

public class Fix {
    private double lat;
    private double lon;

    private Fix() {
    }

    public Fix(Satellite one, Satellite other, long time) {
        Position position = Triangle.solve(one.at(time), other.at(time));
        this.lat = position.lat();
        this.lon = position.lon();
    }
}
