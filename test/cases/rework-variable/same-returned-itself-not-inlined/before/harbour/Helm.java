package harbour;

class Helm {
    private Chart chart;

    Object course(Sea sea, String port) {
        Object route = chart.route(sea, port);
        return Logs.text(route);
    }
}
