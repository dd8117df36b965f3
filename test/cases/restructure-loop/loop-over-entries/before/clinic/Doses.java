package clinic;

class Doses {
    void plan(Map<Patient, Dose> doses) {
        begin("doses");
        for (Map.Entry<Patient, Dose> entry : doses.entrySet()) {
            book(entry.getKey(), entry.getValue());
        }
    }

    void check(Map<Patient, Dose> doses, List<Alarm> alarms) {
        for (Map.Entry<Patient, Dose> entry : doses.entrySet()) {
            if (tooMuch(entry.getKey(), entry.getValue())) {
                warn(entry.getKey());
            }
        }
        for (Alarm alarm : alarms) {
            alarm.ring();
            archive.keep(alarm);
        }
    }
}
