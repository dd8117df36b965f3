package gps;

public class Fix {
    private double lat;
    private double lon;

    private Fix() {
    }

    public static Fix of(String line) {
        Fix fix = new Fix();
        String[] parts = line.split(",");
        fix.lat = Double.parseDouble(parts[0]);
        fix.lon = Double.parseDouble(parts[1]);
        return fix;
    }
}
