package clinic;

class Plan {
    void make(Visit visit) {
        String doctor = visit.doctor();
        call(doctor);
        close(visit);
    }
}
