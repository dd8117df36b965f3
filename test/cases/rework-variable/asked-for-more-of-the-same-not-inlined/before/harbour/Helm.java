package harbour;

class Helm {
    private Chart chart;

    String course(Sea sea, String port) {
        Route route = chart.route(sea, port);
        return Logs.text(route);
    }
}
